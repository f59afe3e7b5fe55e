import { faultOf } from './faults';

/** One request at a time, with what went wrong in a sentence. */
export class Attempt {
  busy = $state(false);
  fault = $state('');

  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = '';
    try {
      await work();
    } catch (error) {
      this.fault = faultOf(error);
    } finally {
      this.busy = false;
    }
  }
}
