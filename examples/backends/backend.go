// A merchant's backend on the standard library. Copy webhook.go beside it. Run: go run backend.go webhook.go
package main

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"sync"
	"time"
)

type object = map[string]any

// choice is what the page sends: what the consumer has seen, and has chosen.
type choice struct {
	Version, Method string
	MandateID       string `json:"mandate_id"`
	Customer        object
}

// order has its facts, and what was created for it.
type order struct {
	sync.Mutex           // In a database: a lock of the row.
	id, currency, amount string
	methods              []string
	attempts             int
	key                  string
	created              []string
	debit                *choice
}

var (
	service = env("PAY_SERVICE", "http://127.0.0.1:4242")
	// Anyone may pay these. In a real shop, an order belongs to a session, or has an id that nobody can guess.
	orders = []*order{
		{id: "order_42", currency: "BRL", amount: "129.90", methods: []string{"pix_br", "boleto_br"}},
		{id: "order_43", currency: "IDR", amount: "129000.00", methods: []string{"ewallet_id"}},
	}
	linkedFirst = map[string]bool{"ewallet_id": true}
	client      = http.Client{Timeout: 20 * time.Second, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	path        = regexp.MustCompile(`^/merchant/(?:v1/)?(payments|mandates|checkouts)/(\w+)(?:/(verify|resend))?$`)
	// A database, in a real shop. The service cannot retrieve mandates, so its responses are stored.
	lock     sync.Mutex
	owners   = map[[2]string]bool{}
	mandates = map[string]object{}
	sent     = map[string]time.Time{}
)

const resendAfter = 30 * time.Second

func env(name, other string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return other
}

func random() string {
	bytes := make([]byte, 24)
	rand.Read(bytes)
	return hex.EncodeToString(bytes)
}

func refused(status int, message string) (int, object) {
	kind := "invalid_request_error"
	if status >= 500 {
		kind = "api_error"
	}
	return status, object{"error": object{"type": kind, "message": message}}
}

// ask returns the response of the payment service. Only this backend has the key.
func ask(method, path string, body object, key string) (int, object) {
	var content io.Reader
	if method == "POST" {
		text, _ := json.Marshal(body)
		content = bytes.NewReader(text)
	}
	request, err := http.NewRequest(method, service+path, content)
	if err != nil {
		return refused(400, "This is no path of the service.")
	}
	request.Header.Set("Accept", "application/json")
	request.Header.Set("Authorization", "Bearer "+os.Getenv("PAY_API_KEY"))
	if method == "POST" {
		if key == "" {
			key = random()
		}
		request.Header.Set("Content-Type", "application/json")
		request.Header.Set("Idempotency-Key", key)
	}
	response, err := client.Do(request)
	if err != nil {
		return refused(502, "The payment service could not be reached.")
	}
	defer response.Body.Close()
	var found object
	if json.NewDecoder(io.LimitReader(response.Body, 1_000_000)).Decode(&found) != nil {
		return refused(502, "The payment service could not be reached.")
	}
	if response.StatusCode == 401 || response.StatusCode == 403 { // The page would take it for its own session.
		return refused(502, "The payment service refused the key.")
	}
	if found["object"] == "mandate" {
		store(found)
	}
	return response.StatusCode, found
}

func store(mandate object) {
	lock.Lock()
	defer lock.Unlock()
	mandates[mandate["id"].(string)] = mandate
}

func stored(id string) object {
	lock.Lock()
	defer lock.Unlock()
	return mandates[id]
}

// create makes a payment at the shop's price, not the page's; or a mandate, for a wallet that is not linked yet.
func (o *order) create(chosen choice, key string) (int, object) {
	path, body := "/v1/payments", object{"payment_method": chosen.Method, "currency": o.currency, "amount": o.amount}
	linking := linkedFirst[chosen.Method] && chosen.MandateID == ""
	if chosen.MandateID != "" {
		body["mandate_id"] = chosen.MandateID
	} else if linking || len(chosen.Customer) > 0 {
		customer, customerKey := chosen.Customer, key
		if customer == nil {
			customer = object{}
		}
		if key != "" {
			customerKey += "-customer"
		}
		status, made := ask("POST", "/v1/customers", customer, customerKey)
		if status != 200 {
			return status, made
		}
		body["customer_id"] = made["id"]
	}
	if linking {
		path, body = fmt.Sprintf("/v1/customers/%s/mandates", body["customer_id"]), object{"payment_method": chosen.Method}
	}
	return ask("POST", path, body, key)
}

// attempt creates what the consumer has chosen, with a key made of the order, its version and the choice.
func (o *order) attempt(chosen choice, key string) (int, object) {
	if chosen.MandateID != "" { // Money may move without the consumer, and the answer may be lost.
		o.debit = &chosen
	}
	text, _ := json.Marshal([]any{o.id, chosen})
	status, made := o.create(chosen, fmt.Sprintf("%x", sha256.Sum256(text)))
	if status == 200 {
		o.attempts, o.key, o.debit, o.created = o.attempts+1, key, nil, append(o.created, made["id"].(string))
		return o.show()
	}
	if status < 500 && status != 408 && status != 409 && status != 429 { // Nothing was created: more tries are other requests.
		o.attempts, o.debit = o.attempts+1, nil
	}
	return status, made
}

func (o *order) version() string {
	return fmt.Sprintf("%s%s-%d", o.currency, o.amount, o.attempts)
}

func failed(one object) bool {
	return one["status"] == "failed" || one["status"] == "expired"
}

// show returns the checkout as the page gets it.
func (o *order) show() (int, object) {
	var current object
	active, earlier := []object{}, []object{}
	for index, id := range o.created {
		if current = stored(id); current == nil {
			var status int
			if status, current = ask("GET", "/v1/payments/"+id, nil, ""); status != 200 {
				return refused(502, "The payment could not be retrieved.")
			}
		}
		if current["object"] == "mandate" && current["status"] == "active" {
			active = append(active, current)
		}
		if current["object"] == "payment" && !failed(current) && index < len(o.created)-1 {
			earlier = append(earlier, current)
		}
	}
	return 200, object{
		"object": "checkout", "id": o.id, "version": o.version(), "seller": "Norte Coffee",
		"currency": o.currency, "amount": o.amount, "methods": o.methods,
		"mandates": active, "current": current, "earlier": earlier,
	}
}

// pay creates a payment or a mandate, once for each version of the checkout.
func (o *order) pay(text []byte, key string) (int, object) {
	var chosen choice
	if json.Unmarshal(text, &chosen) != nil {
		return refused(400, "The version, the method and the mandate are texts, the customer is an object.")
	}
	if chosen.MandateID != "" { // A linked account has its customer.
		chosen.Customer = nil
	}
	if key != "" && key == o.key {
		return o.show()
	}
	if lost := o.debit; lost != nil { // The answer was lost: nothing else is paid before it is known.
		status, answered := o.attempt(*lost, key)
		isSame := lost.Version == chosen.Version && lost.Method == chosen.Method && lost.MandateID == chosen.MandateID
		if o.debit != nil || isSame {
			return status, answered
		}
	}
	status, shown := o.show()
	if status != 200 {
		return status, shown
	}
	if chosen.Version != o.version() {
		return refused(409, "The checkout has changed: request it again.")
	}
	for _, one := range append(shown["earlier"].([]object), shown["current"].(object)) {
		action, _ := one["action"].(object)
		if one["object"] == "payment" && one["status"] == "paid" {
			return refused(409, "This is paid already.")
		}
		if one["object"] == "payment" && !failed(one) && len(action) == 0 {
			return refused(409, "A payment is under way.")
		}
	}
	linked := chosen.MandateID == ""
	for _, one := range shown["mandates"].([]object) {
		linked = linked || one["id"] == chosen.MandateID
	}
	if !o.offers(chosen.Method) || !linked {
		return refused(400, "This method is not offered, or this account is not linked.")
	}
	return o.attempt(chosen, key)
}

func (o *order) offers(method string) bool {
	for _, one := range o.methods {
		if one == method {
			return true
		}
	}
	return false
}

func resend(w http.ResponseWriter, id string) (int, object) {
	lock.Lock()
	wait := time.Until(sent[id].Add(resendAfter))
	if wait <= 0 {
		sent[id] = time.Now()
	}
	lock.Unlock()
	if wait > 0 {
		w.Header().Set("Retry-After", strconv.Itoa(int(wait.Seconds())+1))
		return refused(429, "Another code was sent just now.")
	}
	return ask("POST", "/sandbox/mandates/"+id+"/resend", object{}, "")
}

func checkout(method, id string, text []byte, key string) (int, object) {
	for _, one := range orders {
		if one.id != id {
			continue
		}
		one.Lock()
		defer one.Unlock()
		switch method {
		case "GET":
			return one.show()
		case "POST":
			return one.pay(text, key)
		}
	}
	return refused(404, "No such checkout.")
}

func route(w http.ResponseWriter, r *http.Request) (int, object) {
	text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 100_000))
	if err != nil {
		return refused(413, "The body is too long.")
	}
	if r.URL.Path == "/merchant/webhooks" {
		event, err := ReadEvent(os.Getenv("WEBHOOK_SECRET"), r.Header, text)
		if err != nil {
			return refused(400, "The webhook is not signed, or too old.")
		}
		if data, ok := event["data"].(object); ok && event["type"] == "payment.paid" {
			fmt.Println("Deliver", data["id"])
		}
		return 204, nil
	}
	var body object
	if site := r.Header.Get("Sec-Fetch-Site"); r.Method == "POST" && site != "" && site != "same-origin" {
		return refused(403, "A page of another site.")
	}
	if r.Method == "POST" && (json.Unmarshal(text, &body) != nil || body == nil) {
		return refused(400, "The body is not JSON.")
	}
	key, session := r.Header.Get("Idempotency-Key"), ""
	if cookie, err := r.Cookie("session"); err == nil {
		session = cookie.Value
	}
	// The page may poll what it has created.
	own := func(id any) {
		if session == "" {
			session = random()
		}
		lock.Lock()
		owners[[2]string{session, id.(string)}] = true
		lock.Unlock()
		http.SetCookie(w, &http.Cookie{Name: "session", Value: session, Path: "/", HttpOnly: true, Secure: true, SameSite: http.SameSiteLaxMode})
	}
	if r.Method == "POST" && r.URL.Path == "/merchant/orders" {
		method, _ := body["method"].(string)
		customer, _ := body["customer"].(object)
		for _, one := range orders {
			if one.offers(method) {
				status, made := one.create(choice{Method: method, Customer: customer}, key)
				if status == 200 {
					own(made["id"])
				}
				return status, made
			}
		}
		return refused(400, "This cannot be ordered.")
	}
	found := path.FindStringSubmatch(r.URL.Path)
	if found == nil {
		return refused(404, "No such path.")
	}
	kind, id, call := found[1], found[2], found[3]
	if kind == "checkouts" {
		status, shown := checkout(r.Method, id, text, key)
		if current, _ := shown["current"].(object); current != nil {
			own(current["id"])
		}
		return status, shown
	}
	lock.Lock()
	owned := owners[[2]string{session, id}]
	lock.Unlock()
	if !owned { // Others learn not even that a payment exists.
		return refused(404, "No such payment or mandate.")
	}
	switch r.Method + " " + kind + " " + call {
	case "GET payments ":
		return ask("GET", "/v1/payments/"+id, nil, "")
	case "GET mandates ":
		return 200, stored(id)
	case "POST mandates verify": // The code is neither logged nor stored.
		status, verified := ask("POST", "/v1/mandates/"+id+"/verify", object{"otp": body["otp"]}, key)
		failure, _ := verified["error"].(object)
		if code := failure["code"]; code == "otp_attempts_exceeded" { // The response does not have the mandate.
			mandate := object{}
			for name, value := range stored(id) {
				mandate[name] = value
			}
			mandate["status"], mandate["failure_code"], mandate["action"] = "failed", code, object{}
			store(mandate)
		}
		return status, verified
	case "POST mandates resend":
		return resend(w, id)
	}
	return refused(404, "No such path.")
}

func main() {
	handler := func(w http.ResponseWriter, r *http.Request) {
		status, body := route(w, r)
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(status)
		if body != nil {
			json.NewEncoder(w).Encode(body)
		}
	}
	server := http.Server{Addr: "127.0.0.1:" + env("PORT", "8080"), Handler: http.HandlerFunc(handler), ReadTimeout: 30 * time.Second}
	if err := server.ListenAndServe(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
