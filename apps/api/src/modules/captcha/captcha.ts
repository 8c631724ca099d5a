/** Keeps machines from filling in forms. Who runs the shop chooses the adapter. */
export type Captcha = {
	/** What a browser has to solve; null when nothing is asked. */
	challenge(): Promise<object | null>;
	/** Each solution counts once. */
	isSolved(response: string | undefined): Promise<boolean>;
};

/** For tests and for shops behind a wall of their own. */
export const noCaptcha: Captcha = {
	challenge: async () => null,
	isSolved: async () => true,
};
