import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import type { IconComponent } from '../../ui/icon/icon.tsx';
import { BanIcon } from '../../ui/icons/ban.ts';
import { ClipboardListIcon } from '../../ui/icons/clipboard-list.ts';
import { EyeIcon } from '../../ui/icons/eye.ts';
import { FingerprintIcon } from '../../ui/icons/fingerprint.ts';
import { KeyIcon } from '../../ui/icons/key.ts';
import { MessageSquareIcon } from '../../ui/icons/message-square.ts';
import { UndoIcon } from '../../ui/icons/undo.ts';
import { UserPlusIcon } from '../../ui/icons/user-plus.ts';

type AuditAction = { icon: IconComponent; label: BackofficeMessageKey | null };

/** An API that is newer than this page may know more actions; they are shown by name. */
export const unknownAction: AuditAction = { icon: ClipboardListIcon, label: null };

export const auditActions: Record<string, AuditAction> = {
	'order.cancel': { icon: BanIcon, label: 'audit.action.orderCancel' },
	'order.note': { icon: MessageSquareIcon, label: 'audit.action.orderNote' },
	'order.open': { icon: EyeIcon, label: 'audit.action.orderOpen' },
	'order.refund': { icon: UndoIcon, label: 'audit.action.orderRefund' },
	'passkey.add': { icon: FingerprintIcon, label: 'audit.action.passkeyAdd' },
	'passkey.remove': { icon: FingerprintIcon, label: 'audit.action.passkeyRemove' },
	'session.start': { icon: KeyIcon, label: 'audit.action.sessionStart' },
	'staff.accept': { icon: KeyIcon, label: 'audit.action.staffAccept' },
	'staff.change': { icon: KeyIcon, label: 'audit.action.staffChange' },
	'staff.create': { icon: UserPlusIcon, label: 'audit.action.staffCreate' },
	'staff.invite': { icon: UserPlusIcon, label: 'audit.action.staffInvite' },
	'staff.inviteAgain': { icon: UserPlusIcon, label: 'audit.action.staffInviteAgain' },
	'totp.add': { icon: FingerprintIcon, label: 'audit.action.totpAdd' },
};
