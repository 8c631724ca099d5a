export type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

type Suite = {
	specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
	suites?: Suite[];
};

export type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number };
	suites: Suite[];
};

/** Names what failed or was repeated, since logs of a long run are often cut off at the start. */
export function titlesOf(
	unit: VitestReport | null,
	journeys: (PlaywrightReport | null)[],
): string[] {
	const tests = (unit?.testResults ?? [])
		.flatMap(({ assertionResults }) => assertionResults)
		.filter(({ status }) => status === 'failed')
		.map(({ fullName }) => `failed: ${fullName}`);
	return [...tests, ...journeys.flatMap((report) => report?.suites ?? []).flatMap(inSuite)];
}

function inSuite({ specs = [], suites = [] }: Suite): string[] {
	const own = specs.flatMap(({ file, line, title, tests }) =>
		tests
			.filter(({ status }) => status === 'unexpected' || status === 'flaky')
			.map(({ status }) => `${status === 'flaky' ? 'flaky' : 'failed'}: ${file}:${line} ${title}`),
	);
	return [...own, ...suites.flatMap(inSuite)];
}
