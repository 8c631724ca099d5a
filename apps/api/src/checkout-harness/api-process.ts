import { openApiInstance } from './api-instance.ts';

// An API instance that listens until it is stopped. Only tests start it.
const app = await openApiInstance(JSON.parse(process.argv[2] ?? ''));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(address).port}\n`);
process.once('SIGTERM', () => process.exit(0));
