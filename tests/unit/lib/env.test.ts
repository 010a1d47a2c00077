/** @jest-environment node */
import childProcess from 'node:child_process';
import { readFileSync } from 'node:fs';
import { HONEYPOT } from '@/lib/contact/fields';
import { fixedFields, identifier, messageFormat, postAddress, webOrigin } from '@/lib/env';
import config from '@/next.config';

/** No addresses, or such as would say more in a page's policy than an address. */
const BAD = [
  'forms.example',
  'hhttps://forms.example',
  'javascript:alert(1)',
  'https://a:b@forms.example',
  'ftp://x.example',
  'https://:b@forms.example',
  'https:forms.example',
  'https:/forms.example',
  'https://*',
  'https://*.forms.example',
  'https://a"b;c.example',
  "https://forms.example;script-src'",
  'https://forms.example /f',
  'https://forms.example,evil.example',
  'https://forms.example/"><base href=x>',
  'https://forms.example\\@evil.example',
  'https://forms.example/\u0008',
  'https://forms.example/#f',
  'https://[::1]:3000',
  'https://-forms.example',
  'https://forms..example',
  'https://forms.example:99999',
  'https://',
];

describe('postAddress', () => {
  it.each([
    // As it was set: with and without a slash are two addresses.
    'https://forms.example/f/abc',
    'https://forms.example/f/abc/',
    'https://forms.example/f/abc?key=a_b-c~1&to=hello@lakeward.example',
    'https://xn--mnchen-3ya.example/%C3%A9',
    '/',
    '/api/contact',
    '/api/contact/?to=hello',
    'http://localhost:3000/contact',
    'http://127.0.0.1:4312/contact',
    'http://localhost',
    'HTTPS://It.Forms.ca/F',
    'HTTP://LocalHost/contact',
  ])('may be %p', (value) => expect(postAddress('NAME', ` ${value} `)).toBe(value));
  it.each([undefined, '', ' '])('takes %p as not set', (value) =>
    expect(postAddress('NAME', value)).toBe(''),
  );
  it.each([
    ...BAD,
    'api/contact',
    '//evil.example/f',
    '/\\evil.example/f',
    '/a b',
    '/#f',
    '/"><base href=x>',
    'ftp://x.example',
    // Browsers refuse to send it from a page of https.
    'http://forms.example/f/abc',
    'http://localhost.evil.example/f',
    'http://evil.example/http://localhost/f',
    'http://evil.example/?https://forms.example',
    'http://127.0.0.1.nip.example/f',
  ])('refuses %j and names the variable', (value) =>
    expect(() => postAddress('NAME', value)).toThrow(/^NAME: expected .* begins with one slash/),
  );
});

describe('messageFormat', () => {
  it.each([
    [undefined, 'json'],
    ['', 'json'],
    ['json', 'json'],
    [' form ', 'form'],
  ])('reads %p as %p', (value, format) => expect(messageFormat('NAME', value)).toBe(format));
  it.each(['JSON', 'urlencoded', 'xml'])('refuses %p and names the variable', (value) =>
    expect(() => messageFormat('NAME', value)).toThrow(
      `NAME: expected json or form, found "${value}"`,
    ),
  );
});

describe('fixedFields', () => {
  it.each([undefined, '', '  '])('takes %p as none', (value) =>
    expect(fixedFields('NAME', value)).toEqual([]),
  );
  it('reads them as an address has them', () =>
    expect(fixedFields('NAME', ' access_key=a-1&subject=From+the%20site&x=%26%3D ')).toEqual([
      ['access_key', 'a-1'],
      ['subject', 'From the site'],
      ['x', '&='],
    ]));
  it.each([
    ['access_key', /expected name=value, joined by &, found "access_key="/],
    ['=abc', /expected name=value/],
    ['email=a@b.example', /"email" is a field of the form itself/],
    [`${HONEYPOT}=x`, /is a field of the form itself/],
    ['a=1&b=2&a=3', /"a" stands there twice/],
  ])('refuses %p and names the variable', (value, message) => {
    expect(() => fixedFields('NAME', value)).toThrow(/^NAME: /);
    expect(() => fixedFields('NAME', value)).toThrow(message);
  });
});

describe('webOrigin', () => {
  it('takes an origin in any case', () => {
    expect(webOrigin('NAME', ' https://WWW.Lakeward.Example/ ')).toBe(
      'https://www.lakeward.example',
    );
  });
  it('refuses what is blank', () => {
    expect(() => webOrigin('NAME', ' ')).toThrow(/^NAME: expected an origin/);
  });
  it.each(BAD)('refuses %j and names the variable', (value) => {
    expect(() => webOrigin('NAME', value)).toThrow(/^NAME: expected an absolute/);
  });
  it('refuses a path', () => {
    expect(() => webOrigin('NAME', 'https://lakeward.example/site')).toThrow(/without a path/);
  });
});

describe('the settings', () => {
  const names = [
    'NEXT_PUBLIC_SITE_URL',
    'NEXT_PUBLIC_CONTACT_ENDPOINT',
    'NEXT_PUBLIC_CONTACT_FORMAT',
    'NEXT_PUBLIC_CONTACT_FIELDS',
    'NEXT_PUBLIC_PHOTO_HOST',
  ] as const;
  const before = names.map((name) => [name, process.env[name]] as const);
  /** The settings as a new process would read them. */
  async function settings() {
    jest.resetModules();
    const { siteUrl, contactDelivery, photoHost } = await import('@/lib/env');
    return { siteUrl, contactDelivery, photoHost };
  }

  beforeEach(() => names.forEach((name) => Reflect.deleteProperty(process.env, name)));
  afterAll(() => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });

  it('have defaults: our address, our host, and no endpoint', async () => {
    // Whoever takes the site over may write another.
    const [, ours = ''] =
      /DEFAULT_SITE_URL = '(.+)'/.exec(readFileSync('lib/env.ts', 'utf8')) ?? [];
    expect(await settings()).toEqual({
      siteUrl: new URL(ours).origin,
      contactDelivery: { endpoint: '', format: 'json', fields: [] },
      photoHost: 'https://images.unsplash.com',
    });
  });

  it.each(['', '   '])('take %j as not set where there is a default', async (value) => {
    const unset = await settings();
    process.env.NEXT_PUBLIC_SITE_URL = process.env.NEXT_PUBLIC_PHOTO_HOST = value;
    expect(await settings()).toEqual(unset);
    expect(unset.photoHost).toBe('https://images.unsplash.com');
  });

  it('are what the environment says', async () => {
    process.env.NEXT_PUBLIC_SITE_URL = 'https://www.example.org/';
    process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = 'https://forms.example/f/';
    process.env.NEXT_PUBLIC_CONTACT_FORMAT = 'form';
    process.env.NEXT_PUBLIC_CONTACT_FIELDS = 'form-name=contact';
    process.env.NEXT_PUBLIC_PHOTO_HOST = 'http://127.0.0.1:4000';
    expect(await settings()).toEqual({
      siteUrl: 'https://www.example.org',
      contactDelivery: {
        endpoint: 'https://forms.example/f/',
        format: 'form',
        fields: [['form-name', 'contact']],
      },
      photoHost: 'http://127.0.0.1:4000',
    });
  });
});

describe('an identifier', () => {
  it.each(['local', '2026-01-31', 'a1b2c3d4e5f6', 'v1.2.3_rc-1'])('may be %p', (value) =>
    expect(identifier('NAME', value)).toBe(value),
  );
  it.each(['../../../../x', '..', '.', 'a/b', 'a\\b', 'a b', '-a', '', 'x'.repeat(65), 'a\n'])(
    'may not be %j',
    (value) => expect(() => identifier('NAME', value)).toThrow(/^NAME: expected/),
  );

  const setting = (environment: Record<string, string>) =>
    jest.replaceProperty(process, 'env', { ...process.env, ...environment });

  it('is what a build is called by', () => {
    const { generateBuildId } = config('phase-test');
    setting({ BUILD_ID: '2026-01-31' });
    expect(generateBuildId?.()).toBe('2026-01-31');
    setting({ BUILD_ID: '../../../../x' });
    expect(generateBuildId).toThrow(/^BUILD_ID: expected/);
  });

  it('is asked for in CI, where git names no commit', () => {
    const { generateBuildId } = config('phase-test');
    setting({ BUILD_ID: '', CI: 'true' });
    const git = jest.spyOn(childProcess, 'execFileSync').mockReturnValue('a1b2c3d4e5f6\n');
    expect(generateBuildId?.()).toBe('a1b2c3d4e5f6');
    git.mockImplementation(() => {
      throw new Error('fatal: not a git repository');
    });
    expect(generateBuildId).toThrow('CI is set, but git names no commit: set BUILD_ID');
  });
});
