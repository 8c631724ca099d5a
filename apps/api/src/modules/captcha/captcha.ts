/** Protects forms from bots. Operators choose the adapter. */
export type Captcha = {
	/** The challenge for the browser; null when there is none. */
	challenge(): Promise<object | null>;
	/** Each solution counts once. */
	isSolved(response: string | undefined): Promise<boolean>;
};

/** For tests, and for shops with their own bot protection. */
export const noCaptcha: Captcha = {
	challenge: async () => null,
	isSolved: async () => true,
};
