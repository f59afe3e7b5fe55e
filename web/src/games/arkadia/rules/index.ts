import type { Rules } from '../../../learn/complete/outline';
import { drawings } from './drawings';
import { numbers } from './numbers';
import { chapters } from './outline';
import { tables } from './tables';

export default { chapters, numbers, drawings, tables } satisfies Rules;
