export { captchaRoutes } from './captcha.routes.ts';
export { type Captcha, noCaptcha } from './captcha.ts';
export { chooseCaptcha } from './choose-captcha.ts';
export { requireHuman } from './require-human.ts';
