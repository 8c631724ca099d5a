import type { Payload } from 'payload';

export async function seed(payload: Payload): Promise<void> {
	payload.logger.info('nothing yet');
}
