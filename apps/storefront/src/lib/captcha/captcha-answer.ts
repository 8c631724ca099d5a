import { loadChunk } from '../builds/chunks.ts';

/** The captcha's code and its work come with the first form that is sent, not with the page. */
export async function captchaAnswer(): Promise<{ captcha?: string }> {
	const { solveCaptcha } = await loadChunk(() => import('./solve-captcha.ts'));
	const captcha = await solveCaptcha();
	return captcha === undefined ? {} : { captcha };
}
