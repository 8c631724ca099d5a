/** Payload defines the API below `/api` on the host of the CMS. */
const ownApis = /^apps\/cms\//;
/** Tests may spell out what goes over the wire. */
const tests = /\.test\.tsx?$|^apps\/storefront\/test\//;
const contracts = /^packages\/contracts\//;

export function isProductCode(file: string): boolean {
	return ![ownApis, tests, contracts].some((pattern) => pattern.test(file));
}

/** Path literals of the shop's API; mentions in comments are none. */
export function findApiLiterals(source: string): { line: number; text: string }[] {
	return source
		.split('\n')
		.map((text, index) => ({ line: index + 1, text: text.trim() }))
		.filter(({ text }) => /['"`}]\/api\//.test(text));
}
