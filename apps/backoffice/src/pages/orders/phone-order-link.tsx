import { useNavigate } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PhoneIcon } from '../../ui/icons/phone.ts';

export function PhoneOrderLink() {
	const t = useMessages();
	const { may } = useSession();
	const navigate = useNavigate();
	if (!may('orders.place')) return null;
	return (
		<Button onClick={() => void navigate('/orders/phone')}>
			<PhoneIcon />
			{t('phone.title')}
		</Button>
	);
}
