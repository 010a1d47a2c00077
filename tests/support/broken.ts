type Path = ReadonlyArray<string | number>;

/** Content as its file says it: a parsed picture goes back to the name of its slot, a guide or an article to its id, a number to dial to how it is written. */
function asWritten(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(asWritten);
  if ('slot' in value) return value.slot;
  if ('href' in value && String(value.href).startsWith('tel:')) return Reflect.get(value, 'label');
  if ('fileName' in value || 'readTime' in value) return Reflect.get(value, 'id');
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, asWritten(child)]));
}

/** Content as its file says it, without what its definition adds. */
export function unparsed(content: object): Record<string, unknown> {
  const { kind, path, ...own } = asWritten(content) as Record<string, unknown>;
  // A page that is defined by its path wrote it itself; only landing pages are given kind and path.
  return kind === undefined && path !== undefined ? { path, ...own } : own;
}

/** Valid content as its file says it, with one field replaced (or removed, where the value is undefined). */
export function broken(content: object, path: Path, value: unknown): Record<string, unknown> {
  const copy = unparsed(content);
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), copy);
  const last = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
  return copy;
}
