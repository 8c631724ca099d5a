import type { Redis } from 'ioredis';
import { createAltcha } from './altcha.ts';
import { withBypass } from './bypass.ts';
import { type Captcha, noCaptcha } from './captcha.ts';
import { onceIn } from './once-in.ts';
import { createRecaptcha } from './recaptcha.ts';

type CaptchaChoice = {
	CAPTCHA: 'altcha' | 'recaptcha' | 'off';
	CAPTCHA_SECRET: string;
	RECAPTCHA_SITE_KEY?: string | undefined;
	CAPTCHA_BYPASS_KEY?: string | undefined;
};

export function chooseCaptcha(choice: CaptchaChoice, redis: Redis): Captcha {
	return withBypass(chooseAdapter(choice, redis), choice.CAPTCHA_BYPASS_KEY);
}

function chooseAdapter(choice: CaptchaChoice, redis: Redis): Captcha {
	const { CAPTCHA: kind, CAPTCHA_SECRET: secret, RECAPTCHA_SITE_KEY: siteKey } = choice;
	if (kind === 'off') return noCaptcha;
	if (kind === 'altcha') return createAltcha(secret, onceIn(redis));
	if (!siteKey) throw new Error('CAPTCHA=recaptcha needs RECAPTCHA_SITE_KEY.');
	return createRecaptcha({ siteKey, secret });
}
