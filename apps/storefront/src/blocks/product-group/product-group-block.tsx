import { lazy, Suspense } from 'react';
import { loadChunk } from '../../platform/builds/chunks.ts';
import { useStore } from '../../platform/storage/store.ts';
import { loginState } from '../../shop/session/session.ts';
import type { BlockOf } from '../block-of.ts';
import { ProductGroup } from './product-group.tsx';

const FavoriteGroup = lazy(async () => ({
	default: (await loadChunk(() => import('./favorite-group.tsx'))).FavoriteGroup,
}));

export function ProductGroupBlock({ block }: { block: BlockOf<'product-group'> }) {
	// The same for everybody until it is known who is signed in.
	const login = useStore(loginState, 'unknown');
	if (block.source.kind !== 'favorites') return <ProductGroup block={block} />;
	return (
		login === 'loggedIn' && (
			<Suspense>
				<FavoriteGroup block={block} />
			</Suspense>
		)
	);
}
