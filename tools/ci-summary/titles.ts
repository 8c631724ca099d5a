export type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	testResults: { assertionResults: UnitTest[] }[];
};

/** Messages of a passed test are those of its first attempt. */
type UnitTest = { status: string; fullName: string; failureMessages: string[] };

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
		.filter((test) => test.status === 'failed' || isFlaky(test))
		.map((test) => `${isFlaky(test) ? 'flaky' : 'failed'}: ${test.fullName}`);
	return [...tests, ...journeys.flatMap((report) => report?.suites ?? []).flatMap(inSuite)];
}

function isFlaky({ status, failureMessages }: UnitTest): boolean {
	return status === 'passed' && failureMessages.length > 0;
}

function inSuite({ specs = [], suites = [] }: Suite): string[] {
	const own = specs.flatMap(({ file, line, title, tests }) =>
		tests
			.filter(({ status }) => status === 'unexpected' || status === 'flaky')
			.map(({ status }) => `${status === 'flaky' ? 'flaky' : 'failed'}: ${file}:${line} ${title}`),
	);
	return [...own, ...suites.flatMap(inSuite)];
}
