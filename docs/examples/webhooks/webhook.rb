require 'json'
require 'openssl'

# The event, if the sandbox has signed the body in the last five minutes. `headers` have lower-case names.
def read_event(secret, headers, body)
  time = headers.fetch('webhook-timestamp')
  raise 'The webhook is too old.' unless time.match?(/\A\d+\z/) && (Time.now.to_i - time.to_i).abs <= 300

  key = secret.delete_prefix('whsec_').unpack1('m')
  message = "#{headers.fetch('webhook-id')}.#{time}.#{body}"
  expected = "v1,#{[OpenSSL::HMAC.digest('SHA256', key, message)].pack('m0')}"
  signatures = headers.fetch('webhook-signature').split(' ')
  raise 'The signature is wrong.' unless signatures.any? { |given| OpenSSL.secure_compare(given, expected) }

  JSON.parse(body)
end
