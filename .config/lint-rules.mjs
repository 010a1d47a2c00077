/**
 * Lint rules that oxlint does not have, or has with a hole. Its plugins are written for ESLint's
 * interface: the nodes are ESLint's, the scopes typescript-eslint's.
 */

/** Refuses what selectors find: `{ selector, message }` each, as ESLint's rule of this name takes them. */
const noRestrictedSyntax = {
  meta: { schema: { type: 'array' } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
};

/** What a name means at a place: undefined for what the browser has. */
function variableOf(scope, name) {
  for (let at = scope; at; at = at.upper) {
    const variable = at.set.get(name);
    if (variable?.defs.length) return variable;
  }
  return undefined;
}

const isProperty = ({ type, computed, property }, name) =>
  type === 'MemberExpression' && (computed ? property.value === name : property.name === name);

/**
 * An address of the site that is set as the browser's: soft navigation never hears of it.
 * The rule no-location-assign-relative-destination of @next/eslint-plugin-next.
 */
const noRelativeLocation = {
  create(context) {
    const { sourceCode } = context;

    const isLocation = (node) => {
      const name = isProperty(node, 'location') ? node.object.name : node.name;
      const names =
        node.type === 'Identifier' ? ['location'] : ['window', 'globalThis', 'document', 'self'];
      return names.includes(name) && !variableOf(sourceCode.getScope(node), name);
    };

    /** How the text begins that a node stands for; null if that cannot be seen, or stands for itself. */
    const beginning = (node, seen = new Set()) => {
      if (seen.has(node)) return null;
      seen.add(node);
      switch (node.type) {
        case 'Literal':
          return String(node.value);
        case 'TemplateLiteral': {
          const [{ value }] = node.quasis;
          return (
            value.cooked || (node.expressions[0] && beginning(node.expressions[0], seen)) || ''
          );
        }
        case 'BinaryExpression':
          return beginning(node.left, seen);
        case 'TSAsExpression':
        case 'TSSatisfiesExpression':
          return beginning(node.expression, seen);
        case 'MemberExpression': {
          const object = node.object.type === 'Identifier' ? lastValue(node.object) : null;
          const property = (object?.expression ?? object)?.properties?.find(
            ({ key }) => key && isProperty(node, key.name ?? key.value),
          );
          return property ? beginning(property.value, seen) : null;
        }
        case 'Identifier': {
          const value = lastValue(node);
          return value ? beginning(value, seen) : null;
        }
        default:
          return null;
      }
    };

    /** What was last written into a variable before it is read. */
    const lastValue = (node) => {
      const variable = variableOf(sourceCode.getScope(node), node.name);
      const definition = variable?.defs.at(-1);
      if (definition?.type !== 'Variable' || definition.node.id.type !== 'Identifier') return null;
      const written = variable.references.findLast(
        ({ writeExpr }) => writeExpr && writeExpr.range[1] <= node.range[0],
      );
      return written?.writeExpr ?? definition.node.init;
    };

    const check = (node, target, value) => {
      const begin = isLocation(target) && value ? beginning(value) : null;
      if (begin === null || /^([a-z][\d+.a-z-]*:|\/\/)/i.test(begin)) return;
      context.report({
        node,
        message: 'An address of the site is reached by a link, or by lib/navigation.',
      });
    };
    return {
      CallExpression(node) {
        if (isProperty(node.callee, 'assign')) check(node, node.callee.object, node.arguments[0]);
      },
      AssignmentExpression(node) {
        if (isProperty(node.left, 'href')) check(node, node.left.object, node.right);
      },
    };
  },
};

/** Variables whose value nobody reads: only their type, or they only count up. no-unused-vars lets them pass. */
const noUnread = {
  create(context) {
    const isRead = (reference) => {
      const { identifier } = reference;
      let { parent } = identifier;
      while (parent.type === 'TSQualifiedName') ({ parent } = parent);
      if (!reference.isRead() || /^TSType(Query|Predicate)$/.test(parent.type)) return false;
      const changes =
        parent.type === 'UpdateExpression' ||
        (parent.type === 'AssignmentExpression' &&
          parent.left === identifier &&
          !/^(\?\?|&&|\|\|)=$/.test(parent.operator));
      return !(changes && parent.parent.type === 'ExpressionStatement');
    };

    const isLeft = ({ type, name, node }) => {
      if ([name.parent, name.parent.parent].some((at) => at?.type === 'TSParameterProperty'))
        return false;
      if (type === 'Parameter') return node.body && !node.params.slice(0, -1).includes(name);
      if (!/^(Variable|FunctionName|ClassName|TSEnumName|CatchClause)$/.test(type)) return false;
      const siblings = name.parent.type === 'Property' ? name.parent.parent.properties : [];
      if (siblings.some((sibling) => sibling.type === 'RestElement')) return false;
      const statement = node.type === 'VariableDeclarator' ? node.parent : node;
      return !/^Export|^TSModuleBlock$/.test(statement.parent.type);
    };

    return {
      'Program:exit'() {
        if (context.filename.endsWith('.d.ts')) return;
        for (const { type, variables } of context.sourceCode.scopeManager.scopes)
          for (const { name, defs, references } of variables) {
            // A class and an enum have their name inside once more.
            if (type === 'class' || type === 'tsEnum') continue;
            if (!defs.length || !defs.every(isLeft) || references.some(isRead)) continue;
            // What nobody reads even so is no-unused-vars’ own, but for a function without a body.
            const isSeen = references.some((reference) => reference.isRead());
            if (!isSeen && defs.some(({ node }) => node.type !== 'TSDeclareFunction')) continue;
            context.report({ node: defs[0].name, message: `Nobody reads the value of '${name}'.` });
          }
      },
    };
  },
};

const plugin = {
  meta: { name: 'site' },
  rules: {
    'no-restricted-syntax': noRestrictedSyntax,
    'no-relative-location': noRelativeLocation,
    'no-unread': noUnread,
  },
};
export default plugin;
