import type { PagePayload } from '@korb/contracts/platform/payload';
import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';
import { useSite } from '../platform/site.tsx';
import { toBackgroundStyle } from './background-style.ts';
import { PageHead } from './page-head.tsx';
import { pageView } from './pages.ts';
import { PreviewRibbon } from './preview-ribbon.tsx';

/** Every route renders this component: the payload decides which view is shown. */
export function Page() {
	const payload = useLoaderData<PagePayload>();
	const isPreviewMode = useSite().config.cms.preview;
	const View = pageView(payload.kind) as ComponentType<{ payload: PagePayload }>;
	return (
		<main id="main" tabIndex={-1} style={toBackgroundStyle(payload.background)}>
			<PageHead payload={payload} />
			{(payload.draft || isPreviewMode) && <PreviewRibbon draft={payload.draft} />}
			<View payload={payload} />
		</main>
	);
}
