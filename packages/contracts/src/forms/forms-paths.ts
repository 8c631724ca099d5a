/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getChallenge = 'GET /api/captcha/challenge';
export const postContact = 'POST /api/contact';
export const getQuestionnaire = 'GET /api/questionnaires/:id';
export const postAnswers = 'POST /api/questionnaires/:id/answers';
export const postSubscribe = 'POST /api/newsletter/subscribe';
export const postUnsubscribe = 'POST /api/newsletter/unsubscribe';
export const postConfirm = 'POST /api/newsletter/confirm';
