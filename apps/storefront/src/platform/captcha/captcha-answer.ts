import { loadChunk } from '../builds/chunks.ts';

/** Captcha code and computation are deferred until the first form is submitted. */
export async function captchaAnswer(): Promise<{ captcha?: string }> {
	const { solveCaptcha } = await loadChunk(() => import('./solve-captcha.ts'));
	const captcha = await solveCaptcha();
	return captcha === undefined ? {} : { captcha };
}
