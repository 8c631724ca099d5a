type Suite = {
	specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
	suites?: Suite[];
};

export type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number };
	suites: Suite[];
};

/** Journeys that failed, or passed only when repeated. */
export function titlesOf(journeys: PlaywrightReport[], status: 'failed' | 'flaky'): string[] {
	const reported = status === 'failed' ? 'unexpected' : status;
	return journeys.flatMap(({ suites }) => suites).flatMap((suite) => inSuite(suite, reported));
}

function inSuite({ specs = [], suites = [] }: Suite, status: string): string[] {
	const own = specs
		.filter(({ tests }) => tests.some((test) => test.status === status))
		.map(({ file, line, title }) => `${file}:${line} ${title}`);
	return [...own, ...suites.flatMap((suite) => inSuite(suite, status))];
}
