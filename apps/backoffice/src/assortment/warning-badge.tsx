import type { ProductWarning } from '@korb/domain/catalogue/product-warnings';
import { useMessages } from '../platform/i18n/locale.tsx';
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx';
import { ImageIcon } from '../ui/icons/image.ts';
import { TriangleAlertIcon } from '../ui/icons/triangle-alert.ts';

const tones: Record<ProductWarning, BadgeTone> = {
	allergens: 'danger',
	age: 'danger',
	origin: 'warn',
	nutrition: 'warn',
	reference: 'warn',
	photo: 'neutral',
};

export function WarningBadge({ warning }: { warning: ProductWarning }) {
	const t = useMessages();
	return (
		<Badge tone={tones[warning]}>
			{warning === 'photo' ? <ImageIcon /> : <TriangleAlertIcon />}
			{t(`assortment.warning.${warning}`)}
		</Badge>
	);
}
