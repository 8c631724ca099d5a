import type { Layout } from '@korb/domain/routing/route-table';
import type { ReactNode } from 'react';
import { CrashBoundary } from '../platform/navigation/router/crash-boundary.tsx';
import { useShownPage } from '../platform/navigation/router/shown-page.ts';
import { CrashPage } from './crash-page.tsx';
import { LayoutView } from './layouts.tsx';
import { Page } from './page.tsx';
import { Shell } from './shell.tsx';

// Elements are constants, so that a navigation renders what depends on the page and nothing else.
const page = (
	<CrashBoundary View={CrashPage}>
		<Page />
	</CrashBoundary>
);

const layouts: Record<Layout, ReactNode> = {
	default: <LayoutView layout="default">{page}</LayoutView>,
	focused: <LayoutView layout="focused">{page}</LayoutView>,
	auth: <LayoutView layout="auth">{page}</LayoutView>,
};

/** The page that is shown, in shell and layout: identical on server and client. */
export const app = (
	<CrashBoundary View={CrashPage}>
		<Shell>
			<CurrentLayout />
		</Shell>
	</CrashBoundary>
);

function CurrentLayout() {
	return layouts[useShownPage().match.route.layout];
}
