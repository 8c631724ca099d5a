import type { PagePayload } from '@korb/contracts/platform/payload';
import { type ComponentType, useState } from 'react';
import { useShownPage } from '../platform/navigation/router/shown-page.ts';
import { useSite } from '../platform/site.tsx';
import { toBackgroundStyle } from './background-style.ts';
import { CrashPage } from './crash-page.tsx';
import { PageHead } from './page-head.tsx';
import { pageView } from './pages.ts';
import { PreviewRibbon } from './preview-ribbon.tsx';

/** Every route renders this component: the payload decides which view is shown. */
export function Page() {
	const { payload, error, location } = useShownPage();
	const [first] = useState(location.pathname);
	const isPreviewMode = useSite().config.cms.preview;
	if (!payload) return <CrashPage error={error} />;
	const View = pageView(payload.kind) as ComponentType<{ payload: PagePayload }>;
	return (
		// Apart from all pages after it: what is not hydrated goes with it, instead of being rendered anew.
		<main
			key={location.pathname === first ? 'first' : 'next'}
			id="main"
			tabIndex={-1}
			style={toBackgroundStyle(payload.background)}
		>
			<PageHead payload={payload} />
			{(payload.draft || isPreviewMode) && <PreviewRibbon draft={payload.draft} />}
			<View payload={payload} />
		</main>
	);
}
