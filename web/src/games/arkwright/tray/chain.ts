export { chainOf, type Link } from '../../../table/plan/chain';
