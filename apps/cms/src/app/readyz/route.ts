import config from '@payload-config';
import { getPayload } from 'payload';
import { checkReadiness } from '../../readiness.ts';

/** Readiness: editors can work. */
export async function GET(): Promise<Response> {
	return checkReadiness(await getPayload({ config }));
}

export const dynamic = 'force-dynamic';
