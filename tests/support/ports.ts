/** Loopback ports of the tests' own servers. */
export const SITE_PORT = 4310;
export const ENDPOINT_SITE_PORT = 4311;
export const ENDPOINT_PORT = 4312;

/** nginx with the hosting configuration; the other one has folders of a test's own. */
export const NGINX_PORT = 4315;
export const OTHER_NGINX_PORT = 4318;

/** The same, and the server of `npm start`, for the test that attacks both. */
export const ATTACKED_NGINX_PORT = 4316;
export const ATTACKED_SERVE_PORT = 4317;

/** Between a browser that no test looks into and the site. */
export const BETWEEN_PORT = 4319;

/** `next dev`. */
export const DEV_PORT = 4313;

/** Photo host of the second export. */
export const PHOTO_PORT = 4314;
export const TEST_PHOTO_HOST = `http://127.0.0.1:${PHOTO_PORT}`;

/** Where the second export posts its contact form, and what it adds to every message. */
export const CONTACT_ENDPOINT = `http://127.0.0.1:${ENDPOINT_PORT}/contact`;
export const CONTACT_FIELDS = { access_key: 'a-1', subject: 'From the website', id: 'a-2' };
