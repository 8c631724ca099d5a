import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import type { IconComponent } from '../ui/icon/icon.tsx';
import { BadgePercentIcon } from '../ui/icons/badge-percent.ts';
import { BanIcon } from '../ui/icons/ban.ts';
import { CalendarDaysIcon } from '../ui/icons/calendar-days.ts';
import { ClipboardListIcon } from '../ui/icons/clipboard-list.ts';
import { CreditCardIcon } from '../ui/icons/credit-card.ts';
import { EyeIcon } from '../ui/icons/eye.ts';
import { FileTextIcon } from '../ui/icons/file-text.ts';
import { FingerprintIcon } from '../ui/icons/fingerprint.ts';
import { GiftIcon } from '../ui/icons/gift.ts';
import { KeyIcon } from '../ui/icons/key.ts';
import { ListIcon } from '../ui/icons/list.ts';
import { MailIcon } from '../ui/icons/mail.ts';
import { MapIcon } from '../ui/icons/map.ts';
import { MessageSquareIcon } from '../ui/icons/message-square.ts';
import { PackageIcon } from '../ui/icons/package.ts';
import { PhoneIcon } from '../ui/icons/phone.ts';
import { ScanBarcodeIcon } from '../ui/icons/scan-barcode.ts';
import { SearchIcon } from '../ui/icons/search.ts';
import { SettingsIcon } from '../ui/icons/settings.ts';
import { ShoppingBasketIcon } from '../ui/icons/shopping-basket.ts';
import { StoreIcon } from '../ui/icons/store.ts';
import { TruckIcon } from '../ui/icons/truck.ts';
import { UndoIcon } from '../ui/icons/undo.ts';
import { UserPlusIcon } from '../ui/icons/user-plus.ts';
import { ZapIcon } from '../ui/icons/zap.ts';

type AuditAction = { icon: IconComponent; label: BackofficeMessageKey | null };

/** An API that is newer than this page may know more actions; they are shown by name. */
export const unknownAction: AuditAction = { icon: ClipboardListIcon, label: null };

export const auditActions: Record<string, AuditAction> = {
	'badge.issue': { icon: ScanBarcodeIcon, label: 'audit.action.badgeIssue' },
	'badge.setPin': { icon: KeyIcon, label: 'audit.action.badgeSetPin' },
	'badge.withdraw': { icon: BanIcon, label: 'audit.action.badgeWithdraw' },
	'area.add': { icon: MapIcon, label: 'audit.action.areaAdd' },
	'area.change': { icon: MapIcon, label: 'audit.action.areaChange' },
	'area.remove': { icon: BanIcon, label: 'audit.action.areaRemove' },
	'customer.export': { icon: FileTextIcon, label: 'audit.action.customerExport' },
	'customer.keep': { icon: UndoIcon, label: 'audit.action.customerKeep' },
	'customer.open': { icon: EyeIcon, label: 'audit.action.customerOpen' },
	'customer.planDeletion': { icon: BanIcon, label: 'audit.action.customerPlanDeletion' },
	'closedDay.add': { icon: BanIcon, label: 'audit.action.closedDayAdd' },
	'closedDay.remove': { icon: CalendarDaysIcon, label: 'audit.action.closedDayRemove' },
	'code.add': { icon: BadgePercentIcon, label: 'audit.action.codeAdd' },
	'code.change': { icon: BadgePercentIcon, label: 'audit.action.codeChange' },
	'code.end': { icon: BanIcon, label: 'audit.action.codeEnd' },
	'device.register': { icon: ScanBarcodeIcon, label: 'audit.action.deviceRegister' },
	'device.retire': { icon: BanIcon, label: 'audit.action.deviceRetire' },
	'import.apply': { icon: PackageIcon, label: 'audit.action.importApply' },
	'import.cancel': { icon: BanIcon, label: 'audit.action.importCancel' },
	'import.discard': { icon: BanIcon, label: 'audit.action.importDiscard' },
	'import.plan': { icon: PackageIcon, label: 'audit.action.importPlan' },
	'import.rollBack': { icon: UndoIcon, label: 'audit.action.importRollBack' },
	'import.upload': { icon: FileTextIcon, label: 'audit.action.importUpload' },
	'order.cancel': { icon: BanIcon, label: 'audit.action.orderCancel' },
	'order.handOver': { icon: TruckIcon, label: 'audit.action.orderHandOver' },
	'order.markPaid': { icon: CreditCardIcon, label: 'audit.action.orderMarkPaid' },
	'order.move': { icon: CalendarDaysIcon, label: 'audit.action.orderMove' },
	'order.note': { icon: MessageSquareIcon, label: 'audit.action.orderNote' },
	'order.open': { icon: EyeIcon, label: 'audit.action.orderOpen' },
	'order.pick': { icon: PackageIcon, label: 'audit.action.orderPick' },
	'order.placedByStaff': { icon: PhoneIcon, label: 'audit.action.orderPlacedByStaff' },
	'order.refund': { icon: UndoIcon, label: 'audit.action.orderRefund' },
	'order.refundRetry': { icon: UndoIcon, label: 'audit.action.orderRefundRetry' },
	'order.resend': { icon: MailIcon, label: 'audit.action.orderResend' },
	'order.voucher': { icon: GiftIcon, label: 'audit.action.orderVoucher' },
	'orderView.add': { icon: ListIcon, label: 'audit.action.orderViewAdd' },
	'orderView.change': { icon: ListIcon, label: 'audit.action.orderViewChange' },
	'orderView.remove': { icon: ListIcon, label: 'audit.action.orderViewRemove' },
	'passkey.add': { icon: FingerprintIcon, label: 'audit.action.passkeyAdd' },
	'passkey.remove': { icon: FingerprintIcon, label: 'audit.action.passkeyRemove' },
	'paymentAccount.close': { icon: BanIcon, label: 'audit.action.paymentAccountClose' },
	'paymentAccount.delete': { icon: BanIcon, label: 'audit.action.paymentAccountDelete' },
	'paymentAccount.put': { icon: KeyIcon, label: 'audit.action.paymentAccountPut' },
	'product.availability': { icon: BanIcon, label: 'audit.action.productAvailability' },
	'product.describe': { icon: PackageIcon, label: 'audit.action.productDescribe' },
	'product.price': { icon: PackageIcon, label: 'audit.action.productPrice' },
	'product.stock': { icon: PackageIcon, label: 'audit.action.productStock' },
	'promotion.add': { icon: BadgePercentIcon, label: 'audit.action.promotionAdd' },
	'promotion.change': { icon: BadgePercentIcon, label: 'audit.action.promotionChange' },
	'promotion.end': { icon: BanIcon, label: 'audit.action.promotionEnd' },
	'promotion.publish': { icon: BadgePercentIcon, label: 'audit.action.promotionPublish' },
	'report.subscribe': { icon: MailIcon, label: 'audit.action.reportSubscribe' },
	'report.unsubscribe': { icon: BanIcon, label: 'audit.action.reportUnsubscribe' },
	'session.start': { icon: KeyIcon, label: 'audit.action.sessionStart' },
	'settings.cancelSchedule': { icon: BanIcon, label: 'audit.action.settingsCancelSchedule' },
	'settings.draft': { icon: SettingsIcon, label: 'audit.action.settingsDraft' },
	'settings.publish': { icon: SettingsIcon, label: 'audit.action.settingsPublish' },
	'settings.resendEvent': { icon: ZapIcon, label: 'audit.action.settingsResendEvent' },
	'settings.restore': { icon: UndoIcon, label: 'audit.action.settingsRestore' },
	'settings.schedule': { icon: CalendarDaysIcon, label: 'audit.action.settingsSchedule' },
	'staff.accept': { icon: KeyIcon, label: 'audit.action.staffAccept' },
	'staff.change': { icon: KeyIcon, label: 'audit.action.staffChange' },
	'staff.create': { icon: UserPlusIcon, label: 'audit.action.staffCreate' },
	'staff.invite': { icon: UserPlusIcon, label: 'audit.action.staffInvite' },
	'staff.inviteAgain': { icon: UserPlusIcon, label: 'audit.action.staffInviteAgain' },
	'store.add': { icon: StoreIcon, label: 'audit.action.storeAdd' },
	'store.change': { icon: StoreIcon, label: 'audit.action.storeChange' },
	'store.remove': { icon: BanIcon, label: 'audit.action.storeRemove' },
	'synonym.add': { icon: SearchIcon, label: 'audit.action.synonymAdd' },
	'synonym.remove': { icon: BanIcon, label: 'audit.action.synonymRemove' },
	'template.add': { icon: CalendarDaysIcon, label: 'audit.action.templateAdd' },
	'template.change': { icon: CalendarDaysIcon, label: 'audit.action.templateChange' },
	'totp.add': { icon: FingerprintIcon, label: 'audit.action.totpAdd' },
	'webhook.add': { icon: ZapIcon, label: 'audit.action.webhookAdd' },
	'webhook.pause': { icon: BanIcon, label: 'audit.action.webhookPause' },
	'webhook.remove': { icon: BanIcon, label: 'audit.action.webhookRemove' },
	'webhook.resume': { icon: ZapIcon, label: 'audit.action.webhookResume' },
	'webhook.rotateSecret': { icon: KeyIcon, label: 'audit.action.webhookRotateSecret' },
	'window.change': { icon: CalendarDaysIcon, label: 'audit.action.windowChange' },
	'window.close': { icon: BanIcon, label: 'audit.action.windowClose' },
	'window.copyWeek': { icon: CalendarDaysIcon, label: 'audit.action.windowCopyWeek' },
	'window.open': { icon: CalendarDaysIcon, label: 'audit.action.windowOpen' },
	'wave.assign': { icon: ShoppingBasketIcon, label: 'audit.action.waveAssign' },
	'wave.leave': { icon: ShoppingBasketIcon, label: 'audit.action.waveLeave' },
	'wave.take': { icon: ShoppingBasketIcon, label: 'audit.action.waveTake' },
};
