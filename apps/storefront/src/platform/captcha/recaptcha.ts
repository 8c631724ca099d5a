type RecaptchaChallenge = { provider: 'recaptcha'; siteKey: string; action: string };
type Grecaptcha = {
	ready(run: () => void): void;
	execute(siteKey: string, options: { action: string }): Promise<string>;
};

const SCRIPT = 'https://www.google.com/recaptcha/api.js';

export function isRecaptcha(challenge: object): challenge is RecaptchaChallenge {
	return 'provider' in challenge && challenge.provider === 'recaptcha';
}

/** Uses Google's script, which is only loaded when the first form is submitted. */
export async function solveRecaptcha({ siteKey, action }: RecaptchaChallenge): Promise<string> {
	const grecaptcha = findScript() ?? (await loadScript(siteKey));
	await new Promise<void>((resolve) => grecaptcha.ready(resolve));
	return grecaptcha.execute(siteKey, { action });
}

function findScript(): Grecaptcha | undefined {
	return (globalThis as { grecaptcha?: Grecaptcha }).grecaptcha;
}

function loadScript(siteKey: string): Promise<Grecaptcha> {
	return new Promise((resolve, reject) => {
		const script = document.createElement('script');
		script.src = `${SCRIPT}?render=${encodeURIComponent(siteKey)}`;
		script.addEventListener('load', () => {
			const grecaptcha = findScript();
			if (grecaptcha) resolve(grecaptcha);
			else reject(new Error('reCAPTCHA failed to load'));
		});
		script.addEventListener('error', () => {
			script.remove();
			reject(new Error('reCAPTCHA failed to load'));
		});
		document.head.append(script);
	});
}
