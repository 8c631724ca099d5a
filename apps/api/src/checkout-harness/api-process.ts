import { openApiInstance } from './api-instance.ts';

// A copy of the API that listens until it is told to end. Only tests start it.
const app = await openApiInstance(JSON.parse(process.argv[2] ?? ''));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(address).port}\n`);
process.once('SIGTERM', () => process.exit(0));
