import * as z from 'zod/mini';

// zod probes `new Function` at its first parse, which a strict Content-Security-Policy reports as a violation.
z.config({ jitless: true });

export { z };
