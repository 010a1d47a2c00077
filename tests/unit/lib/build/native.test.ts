/** @jest-environment node */
import nodeModule from 'node:module';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { checkCompiler } from '@/lib/build/native';
import config from '@/next.config';

/** What the package throws, whose causes are a list. */
function failing(...causes: Error[]) {
  return () => {
    throw new Error('Failed to load native binding', { cause: causes });
  };
}
const missing = new Error("Cannot find module './typst.node'\nRequire stack:\n- /site/index.js");
const refused = Object.assign(
  new Error('The specified module could not be found.\n\\\\?\\C:\\site\\typst.node'),
  { code: 'ERR_DLOPEN_FAILED' },
);

it('says nothing where the compiler loads', () => {
  expect(() => checkCompiler()).not.toThrow();
});

it('names on Windows the library that the compiler lacks, after all that was tried', () => {
  expect(() => checkCompiler(failing(missing, refused), 'win32')).toThrow(
    /^@myriaddreamin\/typst-ts-node-compiler cannot be loaded \(Failed to load native binding; Cannot find module '\.\/typst\.node'; The specified module could not be found\.\): install the Microsoft Visual C\+\+ Redistributable, https:\/\/aka\.ms\/vs\/17\/release\/vc_redist\.x64\.exe\.$/,
  );
});

it.each([
  ['win32', missing],
  ['darwin', missing],
  ['linux', refused],
])('has packages installed anew that are another system’s: on %s', (system, cause) => {
  expect(() => checkCompiler(failing(missing, cause), system)).toThrow(
    /: delete node_modules and run "npm ci" again, on this system\.$/,
  );
});

it('says what else was thrown', () => {
  const loads = () => {
    throw new Error('Cannot find module');
  };
  expect(() => checkCompiler(loads)).toThrow('cannot be loaded (Cannot find module): ');
});

it('is asked by next dev and once by a build, not by its workers', () => {
  const load = Object.assign(jest.fn(failing(missing)), nodeModule.createRequire('/'));
  jest.spyOn(nodeModule, 'createRequire').mockReturnValue(load);
  jest.replaceProperty(process, 'env', { ...process.env, BUILD_WARNED: '' });
  for (const phase of [PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD])
    expect(() => config(phase)).toThrow('typst-ts-node-compiler cannot be loaded');
  expect(process.env.BUILD_WARNED).toBe('1');
  expect(() => config(PHASE_PRODUCTION_BUILD)).not.toThrow();
  expect(load).toHaveBeenCalledTimes(2);
});
