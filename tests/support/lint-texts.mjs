// Lints texts as if they stood at the given paths: [{ path, code }] on standard input, rule ids out.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint({ overrideConfigFile: '.config/eslint.config.mjs' });
const cases = JSON.parse(await text(process.stdin));
const results = [];
for (const { path, code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: path, warnIgnored: true });
  results.push(result.messages.map(({ ruleId }) => ruleId));
}
console.log(JSON.stringify(results));
