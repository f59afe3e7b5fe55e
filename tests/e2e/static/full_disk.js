// In front of the worker: storage that is full as long as a test says so. Browsers offer no way to fill it.
{
  let full = false;
  const put = IDBObjectStore.prototype.put;
  new BroadcastChannel('full disk').onmessage = ({ data }) => (full = data);
  IDBObjectStore.prototype.put = function (...given) {
    if (full) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  };
}
