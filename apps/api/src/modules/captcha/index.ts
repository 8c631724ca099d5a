export { createAltcha } from './altcha.ts';
export { captchaRoutes } from './captcha.routes.ts';
export { type Captcha, noCaptcha } from './captcha.ts';
export { onceIn } from './once-in.ts';
export { requireHuman } from './require-human.ts';
