import { useParams, useSearchParams } from 'react-router';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ProductView } from './product-view.tsx';
import { useProduct } from './use-product.ts';

export function Component() {
	const t = useMessages();
	const { sku = '' } = useParams();
	const [params, setParams] = useSearchParams();
	const { data: product, error, refetch } = useProduct(sku);
	if (hasErrorCode(error, 'not_found')) return <NotFoundPage />;
	const wanted = params.get('region');
	return (
		<>
			{!product && <PageHead title={sku} />}
			{error && (
				<LoadFailed what={t('product.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{product && (
				<ProductView
					key={sku}
					product={product}
					offer={product.offers.find(({ region }) => region === wanted) ?? product.offers[0]}
					onRegion={(region) => setParams({ region }, { replace: true })}
				/>
			)}
		</>
	);
}
