import type { PagePayload } from '@korb/contracts/payload';
import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';
import { toBackgroundStyle } from './background-style.ts';
import { PageHead } from './page-head.tsx';
import { pageView } from './pages.ts';

/** Every route shows this: the payload decides which view is drawn. */
export function Page() {
	const payload = useLoaderData<PagePayload>();
	const View = pageView(payload.kind) as ComponentType<{ payload: PagePayload }>;
	return (
		<main id="main" tabIndex={-1} style={toBackgroundStyle(payload.background)}>
			<PageHead payload={payload} />
			<View payload={payload} />
		</main>
	);
}
