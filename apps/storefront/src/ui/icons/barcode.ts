import { icon } from '../icon/icon.tsx';

export const BarcodeIcon = icon('M3 5v14M8 5v14M12 5v14M17 5v14M21 5v14');
