import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';

const SharedList = lazyHydrate(async () => (await import('./shared-list.tsx')).SharedList);

export function Component() {
	return (
		<div className="wrap">
			<SharedList />
		</div>
	);
}
