-- Asks for one address after the other, for ever; says at the end what came of it.
local addresses
local last = 0

function init(given)
  addresses = given
end

function request()
  last = last % #addresses + 1
  return wrk.format("GET", addresses[last])
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    '{"requests":%d,"seconds":%f,"bytes":%d,"failed":%d,"median":%f,"slow":%f}',
    summary.requests, summary.duration / 1e6, summary.bytes,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3
  ))
end
