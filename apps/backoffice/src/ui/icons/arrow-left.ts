// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const ArrowLeftIcon = icon('M12 19l-7-7 7-7M19 12H5');
