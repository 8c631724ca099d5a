import { ApiError } from '../../errors.ts';
import type { Captcha } from './captcha.ts';

export async function requireHuman(captcha: Captcha, response: string | undefined): Promise<void> {
	if (await captcha.isSolved(response)) return;
	throw new ApiError('bad_request', 'The captcha is not solved.');
}
