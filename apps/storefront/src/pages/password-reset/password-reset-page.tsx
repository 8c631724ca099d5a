import type { PayloadOf } from '@korb/contracts/platform/payload';
import { PageBlocks } from '../../blocks/block-list.tsx';
import { withoutH1 } from '../../blocks/headings.ts';
import { RequestReset } from '../../features/auth/request-reset.tsx';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';

const NewPassword = lazyHydrate(
	async () => (await import('../../features/auth/new-password.tsx')).NewPassword,
);

export function Component({ payload }: { payload: PayloadOf<'password-reset'> }) {
	if (payload.link === 'new') return <NewPassword />;
	return <RequestReset below={<PageBlocks blocks={withoutH1(payload.blocks)} />} />;
}
