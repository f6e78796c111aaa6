# A merchant's backend on WEBrick (`gem install webrick`). Copy webhook.rb beside it. Run: ruby backend.rb
require 'digest'
require 'net/http'
require 'securerandom'
require 'webrick'
require_relative 'webhook'

SERVICE = ENV.fetch('PAY_SERVICE', 'http://127.0.0.1:4242')
# Anyone may pay these. In a real shop, an order belongs to a session, or has an id that nobody can guess.
ORDERS = {
  'order_42' => { currency: 'BRL', amount: '129.90', methods: %w[pix_br boleto_br] },
  'order_43' => { currency: 'IDR', amount: '129000.00', methods: %w[ewallet_id] }
}.freeze
LINKED_FIRST = %w[ewallet_id].freeze
RESEND_SECONDS = 30
# A database, in a real shop. The service cannot retrieve mandates, so its responses are stored.
OWNERS, MANDATES, SENT = {}, {}, {}
RECORDS = ORDERS.transform_values { { attempts: 0, key: nil, created: [], debit: nil } }
LOCKS = ORDERS.transform_values { Mutex.new } # In a database: a lock of the row.

class Refused < StandardError
  attr_reader :status, :headers

  def initialize(status, message, headers = {})
    super(message)
    @status = status
    @headers = headers
  end
end

# The status and the JSON of the payment service. Only this backend has the key.
def ask(method, path, body = nil, key = nil)
  uri = URI(SERVICE + path)
  headers = { 'accept' => 'application/json', 'authorization' => "Bearer #{ENV['PAY_API_KEY']}" }
  headers.update('content-type' => 'application/json', 'idempotency-key' => key || SecureRandom.uuid) if method == 'POST'
  options = { use_ssl: uri.scheme == 'https', open_timeout: 5, read_timeout: 20 }
  response = Net::HTTP.start(uri.host, uri.port, **options) do |http|
    http.send_request(method, uri.path, body && JSON.generate(body), headers)
  end
  # The page would take it for its own session.
  raise Refused.new(502, 'The payment service refused the key.') if %w[401 403].include?(response.code)

  json = JSON.parse(response.body)
  MANDATES[json['id']] = json if json['object'] == 'mandate'
  [response.code.to_i, json]
rescue SystemCallError, IOError, Timeout::Error, JSON::ParserError
  raise Refused.new(502, 'The payment service could not be reached.')
end

def read(request)
  raise Refused.new(403, 'A page of another site.') if (request['sec-fetch-site'] || 'same-origin') != 'same-origin'

  body = JSON.parse(request.body.to_s)
  body.is_a?(Hash) ? body : raise(JSON::ParserError)
rescue JSON::ParserError
  raise Refused.new(400, 'The body is not JSON.')
end

# Makes a payment at the shop's price, not the page's; or a mandate, for a wallet that is not linked yet.
def create(order, choice, key)
  method, mandate, customer = choice.values_at('method', 'mandate_id', 'customer')
  is_linking = LINKED_FIRST.include?(method) && !mandate
  body = { payment_method: method, **order.slice(:currency, :amount) }
  if mandate
    body[:mandate_id] = mandate
  elsif is_linking || customer
    status, made = ask('POST', '/v1/customers', customer || {}, key && "#{key}-customer")
    return [status, made] if status != 200

    body[:customer_id] = made['id']
  end
  return ask('POST', '/v1/payments', body, key) unless is_linking

  ask('POST', "/v1/customers/#{made['id']}/mandates", { payment_method: method }, key)
end

# Creates what the consumer has chosen, with a key made of the order, its version and the choice.
def attempt(id, choice, key)
  record = RECORDS[id]
  # Money may move without the consumer, and the answer may be lost.
  record[:debit] = choice if choice['mandate_id']
  status, made = create(ORDERS[id], choice, Digest::SHA256.hexdigest(JSON.generate([id, choice])))
  if status == 200
    record.update(attempts: record[:attempts] + 1, key: key, created: [*record[:created], made['id']], debit: nil)
    return [200, show(id)]
  end
  # Nothing was created: more tries are other requests.
  record.update(attempts: record[:attempts] + 1, debit: nil) if status < 500 && ![408, 409, 429].include?(status)
  [status, made]
end

def retrieve(id)
  status, found = MANDATES.key?(id) ? [200, MANDATES[id]] : ask('GET', "/v1/payments/#{id}")
  status == 200 ? found : raise(Refused.new(502, 'The payment could not be retrieved.'))
end

# The checkout as the page gets it.
def show(id)
  order, record = ORDERS[id], RECORDS[id]
  *earlier, current = record[:created].map { |one| retrieve(one) }
  active = [*earlier, current].compact.select { |one| one['object'] == 'mandate' && one['status'] == 'active' }
  earlier.select! { |one| one['object'] == 'payment' && !%w[failed expired].include?(one['status']) }
  version = "#{order[:currency]}#{order[:amount]}-#{record[:attempts]}"
  { object: 'checkout', id: id, version: version, seller: 'Norte Coffee', **order, mandates: active, current: current, earlier: earlier }
end

# Creates a payment or a mandate, once for each version of the checkout.
def pay(id, body, key)
  record = RECORDS[id]
  choice = body.slice('version', 'method', 'mandate_id', 'customer')
  choice.delete('customer') if choice['mandate_id'] # A linked account has its customer.
  raise Refused.new(400, 'The customer is not an object.') unless (choice['customer'] || {}).is_a?(Hash)
  return [200, show(id)] if key && key == record[:key]

  if (lost = record[:debit]) # The answer was lost: nothing else is paid before it is known.
    answered = attempt(id, lost, key)
    return answered if record[:debit] || choice == lost
  end
  shown = show(id)
  raise Refused.new(409, 'The checkout has changed: request it again.') if choice['version'] != shown[:version]

  payments = [*shown[:earlier], shown[:current]].select { |one| one && one['object'] == 'payment' }
  raise Refused.new(409, 'This is paid already.') if payments.any? { |one| one['status'] == 'paid' }

  is_open = ->(one) { !%w[failed expired].include?(one['status']) && one['action'].to_h.empty? }
  raise Refused.new(409, 'A payment is under way.') if payments.any?(&is_open)
  raise Refused.new(400, 'This method is not offered.') unless shown[:methods].include?(choice['method'])

  mandate = choice['mandate_id']
  raise Refused.new(400, 'This account is not linked.') if mandate && shown[:mandates].none? { |one| one['id'] == mandate }

  attempt(id, choice, key)
end

def session(request) = request.cookies.find { |cookie| cookie.name == 'session' }&.value

# The page may poll what it has created.
def own(id, request, response)
  session = session(request) || SecureRandom.urlsafe_base64(24)
  OWNERS[[session, id]] = true
  response['set-cookie'] = "session=#{session}; Path=/; HttpOnly; Secure; SameSite=Lax"
end

def order(request, response)
  body = read(request)
  found = ORDERS.values.find { |one| one[:methods].include?(body['method']) }
  raise Refused.new(400, 'This cannot be ordered.') unless found

  status, made = create(found, body.slice('method', 'customer'), request['idempotency-key'])
  own(made['id'], request, response) if status == 200
  [status, made]
end

def checkout(id, request, response)
  raise Refused.new(404, 'No such checkout.') unless ORDERS.key?(id)

  status, shown = LOCKS[id].synchronize do
    request.request_method == 'GET' ? [200, show(id)] : pay(id, read(request), request['idempotency-key'])
  end
  own(shown[:current]['id'], request, response) if shown[:current]
  [status, shown]
end

def verify(id, request)
  status, found = ask('POST', "/v1/mandates/#{id}/verify", { otp: read(request)['otp'] }, request['idempotency-key'])
  code = found.dig('error', 'code')
  # The response does not have the mandate.
  MANDATES[id] = { **MANDATES[id], 'status' => 'failed', 'failure_code' => code, 'action' => {} } if code == 'otp_attempts_exceeded'
  [status, found]
end

def resend(id)
  wait = SENT.fetch(id, Time.at(0)) + RESEND_SECONDS - Time.now
  raise Refused.new(429, 'Another code was sent just now.', 'retry-after' => wait.ceil.to_s) if wait.positive?

  SENT[id] = Time.now
  ask('POST', "/sandbox/mandates/#{id}/resend", {})
end

def receive(request)
  headers = request.header.transform_values(&:first)
  event = read_event(ENV.fetch('WEBHOOK_SECRET'), headers, request.body.to_s.force_encoding('UTF-8'))
  puts "Deliver #{event['data']['id']}" if event['type'] == 'payment.paid'
  [204, nil]
rescue KeyError, RuntimeError, JSON::ParserError
  raise Refused.new(400, 'The webhook is not signed, or too old.')
end

def route(request, response)
  line = "#{request.request_method} #{request.path}"
  return receive(request) if line == 'POST /merchant/webhooks'
  return order(request, response) if line == 'POST /merchant/orders'

  order_id = line[%r{\A(?:GET|POST) /merchant/checkouts/(\w+)\z}, 1]
  return checkout(order_id, request, response) if order_id

  id = line[%r{/(?:payments|mandates)/(\w+)}, 1]
  # Others learn not even that a payment exists.
  raise Refused.new(404, 'No such payment or mandate.') unless OWNERS.key?([session(request), id])

  case line
  when "GET /merchant/payments/#{id}" then ask('GET', "/v1/payments/#{id}")
  when "GET /merchant/mandates/#{id}" then [200, MANDATES[id]]
  # The code is neither logged nor stored.
  when "POST /merchant/v1/mandates/#{id}/verify" then verify(id, request)
  when "POST /merchant/v1/mandates/#{id}/resend" then read(request) && resend(id)
  else raise Refused.new(404, 'No such path.')
  end
end

$stdout.sync = true
log = WEBrick::Log.new($stderr, WEBrick::Log::FATAL)
server = WEBrick::HTTPServer.new(BindAddress: '127.0.0.1', Port: ENV.fetch('PORT', 8080), Logger: log, AccessLog: [])
server.mount_proc('/merchant') do |request, response|
  response['cache-control'] = 'no-store'
  begin
    response.status, body = route(request, response)
  rescue Refused => e
    type = e.status < 500 ? 'invalid_request_error' : 'api_error'
    response.status, body = e.status, { error: { type: type, message: e.message } }
    e.headers.each { |name, value| response[name] = value }
  rescue StandardError
    response.status, body = 500, { error: { type: 'api_error', message: 'The request could not be completed.' } }
  end
  response.body = JSON.generate(body) if body
  response['content-type'] = 'application/json' if body
end
trap('TERM') { server.shutdown }
server.start
