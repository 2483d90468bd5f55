/** What the appointment book was asked, in order. */
let received = [];
let faults = [];

export function note(request) {
  received.push(request);
}

/** A fault of kind `status` answers with its status; `lost-answer` does what was asked, and never says so. */
export function takeFault(path) {
  const fault = faults.find((each) => each.path === path && each.times !== 0);
  if (fault?.times > 0) fault.times -= 1;
  return fault;
}

/** The control of a sandbox, as `waymark run --site --sandbox` and tests use it. */
export function control(method, path, body) {
  if (path === '/received') {
    if (method === 'DELETE') received = [];
    return [200, { received }];
  }
  if (path !== '/faults') return [404, {}];
  if (method === 'DELETE') faults = [];
  if (method === 'PUT') faults = body.faults;
  return [200, { faults }];
}
