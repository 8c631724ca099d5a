import type { PagePayload } from '@korb/contracts/platform/payload';
import type { ComponentType } from 'react';
import { useShownPage } from '../platform/navigation/router/shown-page.ts';
import { useSite } from '../platform/site.tsx';
import { toBackgroundStyle } from './background-style.ts';
import { CrashPage } from './crash-page.tsx';
import { PageHead } from './page-head.tsx';
import { pageView } from './pages.ts';
import { PreviewRibbon } from './preview-ribbon.tsx';

/** Every route renders this component: the payload decides which view is shown. */
export function Page() {
	const { payload, error } = useShownPage();
	const isPreviewMode = useSite().config.cms.preview;
	if (!payload) return <CrashPage error={error} />;
	const View = pageView(payload.kind) as ComponentType<{ payload: PagePayload }>;
	return (
		<main id="main" tabIndex={-1} style={toBackgroundStyle(payload.background)}>
			<PageHead payload={payload} />
			{(payload.draft || isPreviewMode) && <PreviewRibbon draft={payload.draft} />}
			<View payload={payload} />
		</main>
	);
}
