// A merchant's backend on the standard library. Copy webhook.go beside it. Run: go run backend.go webhook.go
package main

import (
	"bytes"
	"crypto/rand"
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

var (
	service = env("PAY_SERVICE", "http://127.0.0.1:4242")
	prices  = map[string]object{"pix_br": {"currency": "BRL", "amount": "129.90"}}
	client  = http.Client{Timeout: 20 * time.Second, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	path    = regexp.MustCompile(`^/merchant/(?:v1/)?(payments|mandates)/(\w+)(?:/(verify|resend))?$`)
	// A database, in a real shop. The service cannot retrieve mandates, so its responses are stored.
	lock     sync.Mutex
	owners   = map[string]string{}
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
	text, _ := json.Marshal(body)
	request, err := http.NewRequest(method, service+path, bytes.NewReader(text))
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
	if found["object"] == "mandate" {
		lock.Lock()
		mandates[found["id"].(string)] = found
		lock.Unlock()
	}
	return response.StatusCode, found
}

func order(method any, key string) (int, object) {
	name, _ := method.(string)
	if price, ok := prices[name]; ok { // The shop sets the price, not the page.
		return ask("POST", "/v1/payments", object{"payment_method": name, "currency": price["currency"], "amount": price["amount"]}, key)
	}
	if name != "ewallet_id" {
		return refused(400, "This cannot be ordered.")
	}
	customerKey := key
	if key != "" {
		customerKey += "-customer"
	}
	status, customer := ask("POST", "/v1/customers", object{}, customerKey)
	if status != 200 {
		return status, customer
	}
	return ask("POST", fmt.Sprintf("/v1/customers/%s/mandates", customer["id"]), object{"payment_method": name}, key)
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
	if r.Method == "POST" && r.URL.Path == "/merchant/orders" {
		status, made := order(body["method"], key)
		if status == 200 {
			if session == "" {
				session = random()
			}
			lock.Lock()
			owners[made["id"].(string)] = session
			lock.Unlock()
			http.SetCookie(w, &http.Cookie{Name: "session", Value: session, Path: "/", HttpOnly: true, Secure: true, SameSite: http.SameSiteLaxMode})
		}
		return status, made
	}
	found := path.FindStringSubmatch(r.URL.Path)
	if found == nil {
		return refused(404, "No such path.")
	}
	kind, id, call := found[1], found[2], found[3]
	lock.Lock()
	owner, mandate := owners[id], mandates[id]
	lock.Unlock()
	if owner == "" || owner != session { // Others learn not even that a payment exists.
		return refused(404, "No such payment or mandate.")
	}
	switch r.Method + " " + kind + " " + call {
	case "GET payments ":
		return ask("GET", "/v1/payments/"+id, nil, "")
	case "GET mandates ":
		return 200, mandate
	case "POST mandates verify": // The code is neither logged nor stored.
		return ask("POST", "/v1/mandates/"+id+"/verify", object{"otp": body["otp"]}, key)
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
