import { listProducts } from '@korb/contracts/catalogue/catalogue-paths';
import { api } from '../../../platform/api/api.ts';
import { useQuery } from '../../../platform/queries/queries.ts';
import { useSite } from '../../../platform/site.tsx';
import { PlacedOrder } from './confirmation.tsx';
import { toExampleOrder } from './example-order.ts';
import { Waiting } from './waiting.tsx';

const ARTICLES = 6;

/** The confirmation in the editors' preview, with an example order of real products. */
export function ExampleConfirmation() {
	const { config, t } = useSite();
	const { data } = useQuery({
		queryKey: ['example-order'],
		queryFn: () => api.call(listProducts, { query: { pageSize: ARTICLES } }),
	});
	if (!data) return <Waiting />;
	const order = toExampleOrder(data.results, config, t('confirmation.example'));
	return <PlacedOrder order={order} />;
}
