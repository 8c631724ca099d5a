import { lazy, Suspense } from 'react';
import { loadChunk } from '../../platform/builds/chunks.ts';
import { useStore } from '../../platform/storage/store.ts';
import { loginState } from '../../shop/session/session.ts';
import type { BlockOf } from '../block-of.ts';
import { ProductGroup } from './product-group.tsx';

const FavoriteGroup = lazy(async () => ({
	default: (await loadChunk(() => import('./favorite-group.tsx'))).FavoriteGroup,
}));

type ProductGroupBlockProps = { block: BlockOf<'product-group'> };

export function ProductGroupBlock({ block }: ProductGroupBlockProps) {
	const isPersonal = block.source.kind === 'favorites';
	return isPersonal ? <CustomersGroup block={block} /> : <ProductGroup block={block} />;
}

/** Apart from the other groups, which would render again with all their cards after a login. */
function CustomersGroup({ block }: ProductGroupBlockProps) {
	// The same for everybody until it is known who is signed in.
	const login = useStore(loginState, 'unknown');
	return (
		login === 'loggedIn' && (
			<Suspense>
				<FavoriteGroup block={block} />
			</Suspense>
		)
	);
}
