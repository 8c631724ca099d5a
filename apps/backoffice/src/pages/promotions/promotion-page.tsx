import { useParams } from 'react-router';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { PromotionEditor } from './editor/promotion-editor.tsx';
import { usePromotion } from './use-promotions.ts';

/** Without an id in the address, a new one. */
export function Component() {
	const t = useMessages();
	const { promotionId = null } = useParams();
	const { data, error, refetch } = usePromotion(promotionId);
	if (promotionId === null) return <PromotionEditor key="new" stored={null} />;
	if (hasErrorCode(error, 'not_found') || hasErrorCode(error, 'bad_request')) {
		return <NotFoundPage />;
	}
	if (error && !data) {
		return (
			<LoadFailed what={t('promotions.failed')} error={error} onRetry={() => void refetch()} />
		);
	}
	return data ? <PromotionEditor key={promotionId} stored={data} /> : null;
}
