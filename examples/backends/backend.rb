# A merchant's backend on WEBrick (`gem install webrick`). Copy webhook.rb beside it. Run: ruby backend.rb
require 'net/http'
require 'securerandom'
require 'webrick'
require_relative 'webhook'

SERVICE = ENV.fetch('PAY_SERVICE', 'http://127.0.0.1:4242')
PRICES = { 'pix_br' => { currency: 'BRL', amount: '129.90' } }.freeze
RESEND_SECONDS = 30
# A database, in a real shop. The service cannot retrieve mandates, so its responses are stored.
OWNERS, MANDATES, SENT = {}, {}, {}

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

def order(request, response)
  name, key = read(request)['method'], request['idempotency-key']
  if PRICES.key?(name) # The shop sets the price, not the page.
    status, made = ask('POST', '/v1/payments', { payment_method: name, **PRICES[name] }, key)
  elsif name == 'ewallet_id'
    _, customer = ask('POST', '/v1/customers', {}, key && "#{key}-customer")
    status, made = ask('POST', "/v1/customers/#{customer['id']}/mandates", { payment_method: name }, key)
  else
    raise Refused.new(400, 'This cannot be ordered.')
  end
  if status == 200
    OWNERS[made['id']] = session(request) || SecureRandom.urlsafe_base64(24)
    response['set-cookie'] = "session=#{OWNERS[made['id']]}; Path=/; HttpOnly; Secure; SameSite=Lax"
  end
  [status, made]
end

def session(request) = request.cookies.find { |cookie| cookie.name == 'session' }&.value

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

  id = line[%r{/(?:payments|mandates)/(\w+)}, 1]
  # Others learn not even that a payment exists.
  raise Refused.new(404, 'No such payment or mandate.') unless OWNERS.key?(id) && OWNERS[id] == session(request)

  case line
  when "GET /merchant/payments/#{id}" then ask('GET', "/v1/payments/#{id}")
  when "GET /merchant/mandates/#{id}" then [200, MANDATES[id]]
  # The code is neither logged nor stored.
  when "POST /merchant/v1/mandates/#{id}/verify"
    ask('POST', "/v1/mandates/#{id}/verify", { otp: read(request)['otp'] }, request['idempotency-key'])
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
