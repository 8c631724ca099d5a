import config from '@payload-config';
import {
	REST_DELETE,
	REST_GET,
	REST_OPTIONS,
	REST_PATCH,
	REST_POST,
	REST_PUT,
} from '@payloadcms/next/routes';
import { readEnvForBuild } from '../../../../env.ts';
import { fromOwnOrigin } from '../../../../own-origin.ts';

const { PUBLIC_URL } = readEnvForBuild();

export const GET = REST_GET(config);
export const POST = fromOwnOrigin(PUBLIC_URL, REST_POST(config));
export const DELETE = fromOwnOrigin(PUBLIC_URL, REST_DELETE(config));
export const PATCH = fromOwnOrigin(PUBLIC_URL, REST_PATCH(config));
export const PUT = fromOwnOrigin(PUBLIC_URL, REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
